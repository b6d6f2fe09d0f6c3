/** What `npm start` sets for the memory of the server. */
export const npmStartSettings = {
  /** Images leave less memory in glibc's arenas. */
  MALLOC_ARENA_MAX: '2',
  /** V8's young generation would grow to 100 MB under load. */
  NODE_OPTIONS: '--max-semi-space-size=8',
}
