extension Airport {
  /// Those that serve one city, as IATA has its metropolitan areas: the largest first, and behind each `>` those that
  /// are smaller. Made by scripts/atlas/airport-areas.py of the tables of `airportsdata` and, for sizes and lengths of
  /// runways, of OurAirports by way of `ourairports` (assets/atlas/README.md).
  static let areaList = """
    DWC DXB; EZE > AEP; MEL > AVV; BRU > CRL; GIG > SDU; GRU > VCP > CGH; YYZ > YTZ; PEK PKX; PVG > SHA;
    TFS > TFN; CDG > ORY; BFS > BHD; LHR > LGW > STN > LTN > LCY; CGK > HLP; YIA > JOG; IKA > THR;
    KEF > RKV; MXP > BGY > LIN; FCO > CIA; NGO > NKM; KIX > ITM > UKB; CTS > OKD; NRT > HND; ICN > GMP;
    OSL > TRF; DME > SVO > VKO; ARN > BMA; UVF > SLU; BKK > DMK; IST > ISL SAW; TPE > TSA; KBP > IEV;
    ORD > MDW; DFW > DAL; IAH > HOU; JFK > LGA; IAD > DCA;
    """
}
