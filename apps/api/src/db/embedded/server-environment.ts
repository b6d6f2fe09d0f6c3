/** The environment of PostgreSQL's programs: nothing of ours, the C locale, UTC. */
export function serverEnvironment(): Record<string, string> {
  const kept = process.platform === 'win32' ? ['PATH', 'SystemRoot', 'TEMP', 'TMP'] : ['PATH']
  const inherited = kept.map((name) => [name, process.env[name] ?? ''])
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' }
}
