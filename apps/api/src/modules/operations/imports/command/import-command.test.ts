import { describe, expect, it } from 'vitest'
import { noCounts } from '../run/import-counts.ts'
import { readImportArguments } from './import-arguments.ts'
import { duration, grouped, pace } from './import-display.ts'
import { importSummary } from './import-summary.ts'

describe('readImportArguments', () => {
  it('resolves paths against the working directory', async () => {
    const words = ['a.csv', '--rejected', '/tmp/no.csv', '--map', 'name=n', '--limit', '10']
    expect(await readImportArguments(words, '/home/asha')).toEqual({
      file: '/home/asha/a.csv',
      rejected: '/tmp/no.csv',
      map: { name: 'n' },
      limit: 10,
    })
  })

  it('lists rejected values in rejected.csv by default', async () => {
    const order = await readImportArguments(['--', 'a.csv'], '/home/asha')
    expect(order).toMatchObject({ file: '/home/asha/a.csv', rejected: '/home/asha/rejected.csv' })
  })

  it.each([
    [[], 'Give one file'],
    [['a.csv', 'b.csv'], 'Give one file'],
    [['a.csv', '--limit', '-3'], '--limit'],
    [['a.csv', '--limit', 'all'], 'enter a whole number'],
    [['a.csv', '--colour', 'red'], 'See --help'],
  ])('refuses %j and says what to do', async (words, remedy) => {
    await expect(readImportArguments(words, '/')).rejects.toThrow(remedy)
  })

  it('has nothing to import if help is requested', async () => {
    expect(await readImportArguments(['--help'], '/')).toBeUndefined()
  })
})

describe('the display', () => {
  it('shows the rate and the time left', () => {
    expect(pace({ done: 25, all: 100 }, 5_000, 10)).toEqual({ share: 0.25, rate: 500, left: 30 })
    expect(pace({ done: 0, all: 0 }, 0, 0)).toEqual({ share: 1, rate: 0, left: 0 })
  })

  it('formats numbers and durations', () => {
    expect(grouped(1_378_893)).toBe('13,78,893')
    expect([duration(47.6), duration(200)]).toEqual(['48 s', '3 min 20 s'])
  })
})

describe('importSummary', () => {
  const outcome = { counts: noCounts, records: 20, resumedFrom: 0, placed: 0, isFinished: true }
  const effort = { seconds: 2, megabytes: 120 }

  it('says that nothing has changed', () => {
    const counts = { ...noCounts, unchanged: 20 }
    const summary = importSummary({ ...outcome, counts }, effort, '/tmp/rejected.csv')
    expect(summary).toContain('Done in 2 s: 10 rows/s, peak memory 120 MB.\nNothing has changed.')
    expect(summary).toContain('listed in /tmp/rejected.csv')
  })

  it('says what was inserted, rejected and placed', () => {
    const counts = { ...noCounts, inserted: 17, rejected: 1, duplicates: 2, repairedIds: 3 }
    const summary = importSummary({ ...outcome, counts, placed: 4 }, effort, 'r.csv')
    expect(summary).not.toContain('Nothing has changed')
    expect(summary).toContain('inserted   17')
    expect(summary).toContain('rejected   3, 2 of them with the key of an earlier row')
    expect(summary).toContain('ids with a restored leading zero: 3')
    expect(summary).toContain('town or district: 4')
  })

  it('says how to continue after an interruption', () => {
    const summary = importSummary({ ...outcome, isFinished: false }, effort, 'r.csv')
    expect(summary).toContain('Run the same command again')
  })
})
