import { describe, expect, it, vi } from 'vitest'
import { isTransient, withRetry } from './retry.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

describe('withRetry', () => {
  it.each(['57P01', '57P03', 'ECONNREFUSED'])('does the work again after %s', async (code) => {
    const work = vi.fn().mockRejectedValueOnce(coded(code)).mockResolvedValueOnce('done')
    await expect(withRetry(work)).resolves.toBe('done')
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('throws every other error at once', async () => {
    const work = vi.fn().mockRejectedValue(coded('23505'))
    await expect(withRetry(work)).rejects.toThrow('23505')
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('gives up after the last retry, with the last error', async () => {
    const work = vi.fn().mockRejectedValue(coded('57P03'))
    await expect(withRetry(work, [1, 1, 1])).rejects.toThrow('57P03')
    expect(work).toHaveBeenCalledTimes(4)
  })
})

describe('a passing error', () => {
  it('is found in the cause of another error', () => {
    expect(isTransient(new Error('Failed query', { cause: coded('57P01') }))).toBe(true)
  })

  it('includes a connection that broke during a query', () => {
    expect(isTransient(new Error('Connection terminated unexpectedly'))).toBe(true)
  })

  it('includes a missing socket, but no other missing file', () => {
    expect(isTransient(coded('ENOENT', { syscall: 'connect' }))).toBe(true)
    expect(isTransient(coded('ENOENT', { syscall: 'open' }))).toBe(false)
  })
})
