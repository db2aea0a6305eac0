import { defineConfig } from 'astro/config';
export default defineConfig({ site: 'https://rain.example', vite: { resolve: { alias: { '@assets': '/src/assets' } } } });
