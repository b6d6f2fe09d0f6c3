import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const longestPage = 60

/** Prints what the pages of failed tests showed, because the files of a run may be gone after it. */
export default class FailedPages implements Reporter {
  private readonly pages: string[] = []

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const path = attachments.find(({ name }) => name === 'error-context')?.path
    if (test.ok() || path === undefined) return
    const [, page = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? []
    const lines = page.slice(Math.max(page.indexOf('- main'), 0)).split('\n')
    this.pages.push([`The page of “${test.title}”:`, ...lines.slice(0, longestPage)].join('\n'))
  }

  onEnd(): void {
    for (const page of this.pages) process.stdout.write(`\n${page}\n`)
  }

  printsToStdio(): boolean {
    return true
  }
}
