// Plain JavaScript, loaded before any .ts file, so that an older Node can run it.
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `EdBazaar needs Node 24 or newer, and this is ${process.version}. On Linux the set-up brings its own ` +
      '(npm start and npm test use it); elsewhere install Node 24 from https://nodejs.org.',
  )
  process.exit(2)
}
