import { AppError } from '../../../../app-error.ts'
import type { ContestField } from '../../../../db/schema/index.ts'
import { shortTitleProblem } from '../../review/title-rules.ts'
import type { EntryRow } from './entry-row.ts'

const isLink = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}

/** The missing parts of an entry, by field of the request that saves it. */
function problemsOf(
  {
    title,
    answers,
    isNamed,
    shownName,
  }: Pick<EntryRow, 'title' | 'answers' | 'isNamed' | 'shownName'>,
  fields: readonly ContestField[],
  images: ReadonlyMap<string, number>,
) {
  const textOf = (id: string) => answers.find((answer) => answer.id === id)?.text ?? ''
  const titleProblem = shortTitleProblem(title)
  return [
    ...(titleProblem ? [{ field: 'title', msg: titleProblem }] : []),
    ...fields.flatMap(({ id, kind, is_required: isRequired, max_images: most = 1 }) => {
      const text = textOf(id)
      const field = `answers.${id}`
      if (kind === 'image') {
        const count = images.get(id) ?? 0
        if (count === 0) return isRequired ? [{ field, msg: 'Upload an image.' }] : []
        return count > most ? [{ field, msg: `Keep at most ${most}; remove the others.` }] : []
      }
      if (text === '') return isRequired ? [{ field, msg: 'Answer this question.' }] : []
      if (kind === 'link' && !isLink(text))
        return [{ field, msg: 'Enter a full address that begins with https://.' }]
      return []
    }),
    ...(isNamed && shownName === ''
      ? [{ field: 'shown_name', msg: 'Write the first name that may be shown.' }]
      : []),
  ]
}

/**
 * Throws `invalid_request` with an error for each field, unless an entry can be judged. `images` is the
 * number of images per question.
 */
export function requireCompleteEntry(
  entry: EntryRow,
  fields: readonly ContestField[],
  images: ReadonlyMap<string, number>,
): void {
  const problems = problemsOf(entry, fields, images)
  if (problems.length > 0)
    throw new AppError('invalid_request', 'The entry is not complete yet.', problems)
}
