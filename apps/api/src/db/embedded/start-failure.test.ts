import { describe, expect, it } from 'vitest'
import { startFailure } from './start-failure.ts'

const refused = new Error('connect ENOENT')

describe('the error of a server that does not start', () => {
  it('names a full disk, without the lines about early connections', () => {
    const log = `12:00 LOG:  redo done
12:00 FATAL:  the database system is not yet accepting connections
12:00 DETAIL:  Consistent recovery state has not been yet reached.
12:00 FATAL:  could not write to file "pg_wal/xlogtemp.7": No space left on device`
    const { message } = startFailure('/data', log, refused)
    expect(message).toContain('disk is full')
    expect(message).toContain('xlogtemp')
    expect(message).not.toContain('accepting connections')
  })

  it('gives the connection error if the log is empty', () => {
    expect(startFailure('/data', '', refused).message).toBe(
      'PostgreSQL did not start on /data: connect ENOENT',
    )
  })
})
