import { describe, expect, it } from 'vitest'
import { startFailure } from './start-failure.ts'

const refused = new Error('connect ENOENT')

describe('the error of a server that does not come up', () => {
  it('says so where the disk is full, without the knocking of those who wait', () => {
    const log = `12:00 LOG:  redo done
12:00 FATAL:  the database system is not yet accepting connections
12:00 DETAIL:  Consistent recovery state has not been yet reached.
12:00 FATAL:  could not write to file "pg_wal/xlogtemp.7": No space left on device`
    const { message } = startFailure('/data', log, refused)
    expect(message).toContain('disk is full')
    expect(message).toContain('xlogtemp')
    expect(message).not.toContain('accepting connections')
  })

  it('gives the reason of the connection where the log is silent', () => {
    expect(startFailure('/data', '', refused).message).toBe(
      'PostgreSQL did not come up on /data: connect ENOENT',
    )
  })
})
