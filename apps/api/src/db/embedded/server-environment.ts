/** The environment of PostgreSQL's programs: no variables of this process, the C locale, UTC. */
export function serverEnvironment(): Record<string, string> {
  const names = process.platform === 'win32' ? ['PATH', 'SystemRoot', 'TEMP', 'TMP'] : ['PATH']
  const inherited = names.map((name) => [name, process.env[name] ?? ''])
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' }
}
