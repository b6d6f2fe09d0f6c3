import { AppError, type FieldError } from '../../../../app-error.ts'
import { linksIn, maxLinksOfNewAuthors, newAuthorTexts } from '../../review/link-rules.ts'
import { shortTitleProblem } from '../../review/title-rules.ts'
import { imagesWithoutAlt } from './blog-fields.ts'
import type { RevisionRow } from './own-blogs.repository.ts'

/** Fewest words of a blog that is submitted. */
const minWords = 50

/** Links that a blog may have; null without a limit. `approved`: earlier blogs of its author. */
export const maxLinks = (approved: number): number | null =>
  approved < newAuthorTexts ? maxLinksOfNewAuthors : null

/** Throws `invalid_request`, with an error for each field, if a revision is not ready for readers. */
export function requireReady(
  revision: RevisionRow,
  { approved, openComments }: { readonly approved: number; readonly openComments: number },
): void {
  const { title, summary, bodyHtml, words } = revision
  const errors: FieldError[] = []
  const check = (isWrong: boolean, field: string, msg: string) => {
    if (isWrong) errors.push({ field, msg })
  }
  const links = linksIn(bodyHtml).length
  const most = maxLinks(approved)
  const withoutAlt = imagesWithoutAlt(bodyHtml)
  const titleProblem = shortTitleProblem(title)
  if (titleProblem) errors.push({ field: 'title', msg: titleProblem })
  check(summary === '', 'summary', 'Add a summary of up to 160 characters.')
  check(
    bodyHtml === '' || words < minWords,
    'body',
    `Write at least ${minWords} words. This blog has ${bodyHtml === '' ? 0 : words}.`,
  )
  check(withoutAlt > 0, 'images', 'Describe every image in its alt text.')
  check(
    most !== null && links > most,
    'links',
    `Keep at most ${most} links. You can add more after three of your blogs are approved.`,
  )
  check(openComments > 0, 'comments', 'Resolve every comment first.')
  const [first] = errors
  if (first) throw new AppError('invalid_request', first.msg, errors)
}
