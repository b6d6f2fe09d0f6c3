import type { Caller } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { AnswerFilesRepository } from '../cv/answer-files.repository.ts'
import type { CvRepository } from '../cv/cv.repository.ts'
import type { ApplicationRecordRepository } from '../record/application-record.repository.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { contactTimesOf } from '../record/contact-times.ts'
import { employerActor } from '../record/event-actor.ts'
import { isHidden } from '../record/hidden-applicant.ts'
import type { DraftsRepository } from '../seeker/drafts.repository.ts'
import type { MyApplicationRepository } from '../seeker/my-application.repository.ts'
import { type ApplicationAccess, type OpenedApplication, rightsOf } from './application-access.ts'
import { toApplication } from './application-shape.ts'
import type { DetailRepository } from './detail.repository.ts'
import type { EmployerListRepository } from './employer-list.repository.ts'

export type DetailService = ReturnType<typeof createDetail>

type Application = Schema<'Application'>

interface DetailDeps {
  readonly access: ApplicationAccess
  readonly records: ApplicationRecordRepository
  readonly repository: DetailRepository
  readonly lists: Pick<EmployerListRepository, 'one'>
  readonly mine: Pick<MyApplicationRepository, 'messages' | 'reveals'>
  readonly drafts: Pick<DraftsRepository, 'consent'>
  readonly cvs: CvRepository
  readonly files: Pick<AnswerFilesRepository, 'list'>
  /** Logs that an admin reads an application. */
  readonly logReading: (caller: Caller, record: ApplicationRecord) => Promise<void>
}

/** One application, as employers read it. */
export function createDetail(deps: DetailDeps) {
  const { access, records, repository, lists, mine, drafts, cvs, files, logReading } = deps

  async function contactOf({ record, role }: OpenedApplication): Promise<Application['contact']> {
    const { application } = record
    const consent =
      application.consentId === null ? undefined : await drafts.consent(application.consentId)
    const times = contactTimesOf(consent)
    return times && { ...times, may_reveal: !isHidden(record) && rightsOf([role]).reveal }
  }

  async function read(caller: Caller, opened: OpenedApplication): Promise<Application> {
    const { id } = opened.record.application
    const [row, contact, cv, answered, notes, scores, messages, reveals, events, removedOn] =
      await Promise.all([
        lists.one(id),
        contactOf(opened),
        cvs.find(id),
        files.list(id),
        repository.notes(id),
        repository.scores(id),
        mine.messages(id),
        mine.reveals(id),
        repository.events(id),
        repository.removedOn(id),
      ])
    if (!row) throw new Error(`There is no application ${id}`)
    return toApplication(caller, opened, {
      row,
      contact,
      cv,
      answered,
      notes,
      scores,
      messages,
      reveals,
      events,
      removedOn,
    })
  }

  return {
    /** The application after a change by the caller. */
    async again(caller: Caller, publicId: string): Promise<Application> {
      return read(caller, await access.open(caller, publicId, 'see applications'))
    },

    /** Marks it as seen if a member opens it, and logs that an admin reads it. Throws `not_found`, `forbidden`. */
    async open(caller: Caller, publicId: string): Promise<Application> {
      const opened = await access.open(caller, publicId, 'see applications')
      const { application } = opened.record
      if (!opened.isMember) await logReading(caller, opened.record)
      if (opened.isMember && application.seenAt === null)
        await records.transaction(async (tx) => {
          if (!(await records.markSeen(tx, application.id))) return
          await records.addEvents(tx, [
            { applicationId: application.id, kind: 'seen', ...employerActor(caller, true) },
          ])
        })
      return read(caller, opened)
    },
  }
}
