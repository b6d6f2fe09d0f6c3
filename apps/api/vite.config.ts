import { defineConfig } from 'vite'

/**
 * The API as `npm start` runs it: our own modules in a few files, and drizzle-orm with them. Node
 * parses the package.json of drizzle-orm (180 kB) again for each of its 200 modules, which takes
 * half a second of every start. All other packages stay in node_modules.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    // Names of functions stay as they are in what is logged.
    minify: false,
    // All files in one folder, beside which src/project-paths.ts finds the others.
    rolldownOptions: {
      // `npm start` calls the second, while it builds the web app.
      input: ['src/main.ts', 'src/run.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: ['drizzle-orm'] },
})
