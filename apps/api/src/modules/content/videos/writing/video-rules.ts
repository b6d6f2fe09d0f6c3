import { AppError, type FieldError } from '../../../../app-error.ts'
import { shortTitleProblem } from '../../review/title-rules.ts'
import type { VideoRevisionRow } from './own-videos.repository.ts'
import type { VideoRecord } from './video-record.ts'

/** Throws `invalid_request`, with an error for each field, if a revision is not ready for readers. */
export function requireReady(
  { kind }: Pick<VideoRecord, 'kind'>,
  revision: VideoRevisionRow,
  { openRemarks }: { readonly openRemarks: number },
): void {
  const errors: FieldError[] = []
  const check = (isWrong: boolean, field: string, msg: string) => {
    if (isWrong) errors.push({ field, msg })
  }
  const titleProblem = shortTitleProblem(revision.title)
  check(revision.sources.length === 0, 'file', 'Upload the video.')
  if (titleProblem) errors.push({ field: 'title', msg: titleProblem })
  check(revision.summary === '', 'summary', 'Add a summary of up to 160 characters.')
  check(
    revision.captions.length === 0,
    'captions',
    'Add captions. The transcript is made from them.',
  )
  check(
    kind === 'principal_talk' && revision.schoolId === null,
    'school_id',
    'Choose the school of this talk.',
  )
  check(
    kind === 'principal_talk' && revision.speakers.length === 0,
    'speakers',
    'Name the principal who speaks.',
  )
  check(revision.pupils === null, 'pupils', 'Say whether pupils can be recognised.')
  check(openRemarks > 0, 'remarks', 'Resolve every remark first.')
  const [first] = errors
  if (first) throw new AppError('invalid_request', first.msg, errors)
}
