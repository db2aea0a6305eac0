import Foundation

// usage: growth [WORD]     measures all shapes, or those whose name holds a word
//
// Each shape of input is read at one size and at eight times that size. Reading in time linear in the input takes
// 2.0 times as long for twice the input; more than 2.2 is an error.

let maxAllowed = 2.2
let wanted = CommandLine.arguments.dropFirst().first ?? ""
var isFailed = false

print("shape                                              bytes       ms   twice")
for shape in Shape.all where wanted.isEmpty || shape.name.contains(wanted) {
  var growth = Growth(of: shape)
  // A disturbed measurement is made again; what is not linear stays so.
  for _ in 0..<3 where growth.factor > maxAllowed { growth = min(growth, Growth(of: shape)) }
  let mark = growth.factor > maxAllowed ? "  MORE THAN \(maxAllowed)" : ""
  isFailed = isFailed || growth.factor > maxAllowed
  print(growth.line(shape.name) + mark)
}
exit(isFailed ? 1 : 0)
