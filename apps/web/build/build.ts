import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * `pnpm build`: what browsers receive and what renders pages, each in its own process because Vite's
 * plugins use one core; then the notices of both.
 */
await Promise.all([vite('build'), vite('build', '--ssr', 'src/entry-server.tsx')])
await import('./write-notices.ts')

async function vite(...args: string[]): Promise<void> {
  const child = spawn('vite', args, { stdio: 'inherit', shell: process.platform === 'win32' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`vite ${args.join(' ')} failed`)
}
