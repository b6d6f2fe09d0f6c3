import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { ConsentsService } from '../../../accounts/consents/consents.service.ts'
import { contestNotice } from '../../../accounts/consents/contest-notice.ts'
import { ageOn } from '../../../platform/dates/age-on.ts'
import { isoDayInIndia } from '../../../platform/dates/dates-in-india.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import type { ContestEmails } from '../contest-emails.ts'
import { isNotOpen, noContest, noEntry } from '../contest-errors.ts'
import type { ContestRecord } from '../contest-record.ts'
import { entryStateNames, mayMoveEntry, publicState, takesEntries } from '../contest-states.ts'
import type { ContestsRepository } from '../contests.repository.ts'
import type { EntriesRepository } from './entries.repository.ts'
import type { EntryRow } from './entry-row.ts'
import { requireCompleteEntry } from './entry-rules.ts'
import type { EntryImagesRepository } from './images/entry-images.repository.ts'
import type { EntryImages } from './images/entry-images.service.ts'
import { lockOwnEntry } from './lock-own-entry.ts'

export type EntriesService = ReturnType<typeof createEntriesService>

interface EntriesDeps {
  readonly contests: ContestsRepository
  readonly repository: EntriesRepository
  readonly consents: ConsentsService
  readonly emails: ContestEmails
  readonly images: Pick<EntryImages, 'of'>
  readonly imageRows: Pick<EntryImagesRepository, 'counts' | 'removeAllBut'>
}

/** The age from which people decide for themselves. */
const adultAge = 18
/** Days after the closing for which a consent to take part lasts. */
const consentDays = 365

/** The remains of an entry that is withdrawn. */
const emptied = {
  title: '',
  answers: [],
  shownName: '',
  shownDetail: '',
  isNamed: false,
  prizePending: null,
  place: null,
  prize: null,
}

/** Entries of signed-in users, for themselves or for their children. */
export function createEntriesService(deps: EntriesDeps) {
  const { contests, repository, consents, emails, images, imageRows } = deps

  async function formOf(contest: ContestRecord, userId: number) {
    const [kids, rows] = await Promise.all([
      repository.childrenOf(userId),
      repository.ofUser(contest.id, userId),
    ])
    const imagesOf = await images.of(rows.map(({ entry }) => entry.id))
    return {
      contest: toContestInfo(contest),
      questions: contest.fields,
      notice: { version: contestNotice.version, html: contestNotice.html },
      can_enter_self: contest.maxAge >= adultAge,
      children: kids.map(({ id, name, bornOn }) => ({ id, name, fit: fitOf(contest, bornOn) })),
      entries: rows.map(({ entry, childName }) => ({
        ...toEntry(entry, childName, contest),
        images: imagesOf(entry.id),
      })),
    } satisfies Schema<'ContestEntryForm'>
  }

  async function show({ userId }: Caller, url: string): Promise<Schema<'ContestEntryForm'>> {
    const contest = await contests.findPublic(url)
    if (!contest) throw noContest()
    return formOf(contest, userId)
  }

  /** The form of the contest of an entry, also if its page is no longer public. */
  async function showOf({ userId }: Caller, { contestId }: EntryRow) {
    const contest = await contests.find(contestId)
    if (!contest) throw noContest()
    return formOf(contest, userId)
  }

  async function lock(tx: Db, caller: Caller, id: number, revision: number) {
    const locked = await lockOwnEntry(tx, { contests, entries: repository }, caller, id)
    if (locked.entry.revision !== revision)
      throw new AppError('conflict', 'This entry was changed in another tab. Reload it first.')
    return locked
  }

  async function requireEntrant(
    tx: Db,
    contest: ContestRecord,
    userId: number,
    childId: number | null,
  ): Promise<void> {
    if (childId === null) {
      if (contest.maxAge < adultAge) throw refused('child_id', 'Choose the child who takes part.')
      return
    }
    const child = (await repository.childrenOf(userId, tx)).find(({ id }) => id === childId)
    if (!child) throw refused('child_id', 'Choose a child from your profile.')
    const fit = fitOf(contest, child.bornOn)
    if (fit === 'no_birthday')
      throw refused('child_id', 'Add the date of birth of this child to your profile first.')
    if (fit === 'age')
      throw refused(
        'child_id',
        `This contest is for ages ${contest.minAge} to ${contest.maxAge} on the closing day.`,
      )
  }

  async function submit(
    tx: Db,
    contest: ContestRecord,
    entry: EntryRow,
    consent: Body<'moveContestEntry'>['consent'],
  ): Promise<void> {
    if (!takesEntries(contest)) throw isNotOpen()
    await requireEntrant(tx, contest, entry.userId, entry.childId)
    requireCompleteEntry(entry, contest.fields, await imageRows.counts(tx, entry.id))
    // Of questions that the contest no longer has.
    await imageRows.removeAllBut(tx, entry.id, imageQuestionsOf(contest))
    if (consent?.is_declared !== true)
      throw refused(
        'consent.is_declared',
        entry.childId === null
          ? 'Confirm that you are 18 or older and agree.'
          : 'Confirm that you are the parent or guardian and agree.',
      )
    if (consent.notice_version !== contestNotice.version)
      throw new AppError('conflict', 'The notice has changed. Read the new one, then send again.')
    const consentId = await consents.add(tx, {
      userId: entry.userId,
      childId: entry.childId,
      recipient: null,
      declared: entry.childId === null ? 'adult' : 'parent',
      notice: contestNotice,
      channels: ['email'],
      days: [1, 2, 3, 4, 5, 6, 7],
      fromMinute: 0,
      toMinute: 1440,
      expiresAt: new Date(contest.closesAt.getTime() + consentDays * dayMs),
    })
    await repository.save(tx, entry.id, {
      state: 'submitted',
      consentId,
      submittedAt: new Date(),
    })
    const child = entry.childId === null ? null : await repository.childName(tx, entry.childId)
    await emails.received(tx, contest, {
      email: await repository.emailOf(tx, entry.userId),
      title: entry.title,
      child,
    })
  }

  return {
    show,

    /** The form with an entry of the caller. Throws `not_found`. */
    async showWith(caller: Caller, id: number) {
      const entry = await repository.find(id)
      if (entry?.userId !== caller.userId) throw noEntry()
      return showOf(caller, entry)
    },

    /** Starts an entry once for each request key. Throws `not_found`, `conflict` or `invalid_request`. */
    async add(caller: Caller, url: string, request: Body<'addContestEntry'>) {
      const { userId } = caller
      const { request_key: requestKey, child_id: childId } = request
      await contests.transaction(async (tx) => {
        const found = await contests.findPublic(url, tx)
        const contest = found && (await contests.lock(tx, found.id))
        if (await repository.isKeyUsed(tx, userId, requestKey)) return
        if (!contest) throw noContest()
        if (!takesEntries(contest)) throw isNotOpen()
        await requireEntrant(tx, contest, userId, childId)
        if (await repository.hasEntry(tx, contest.id, userId, childId))
          throw new AppError(
            'conflict',
            'You have already started an entry. Change or withdraw it.',
          )
        await repository.add(tx, { contestId: contest.id, userId, childId, requestKey })
      })
      return show(caller, url)
    },

    /** Saves a draft. Throws `not_found`, `conflict` or `invalid_request`. */
    async save(caller: Caller, id: number, request: Body<'saveContestEntry'>) {
      const entry = await contests.transaction(async (tx) => {
        const locked = await lock(tx, caller, id, request.revision)
        if (locked.entry.state !== 'draft')
          throw new AppError('conflict', 'Only a draft can be changed.')
        if (!takesEntries(locked.contest)) throw isNotOpen()
        const known = new Set(locked.contest.fields.map((field) => field.id))
        if (request.answers.some((answer) => !known.has(answer.id)))
          throw refused('answers', 'The questions have changed. Reload the form.')
        const forImages = imageQuestionsOf(locked.contest)
        await repository.save(tx, id, {
          title: request.title.trim(),
          answers: request.answers
            .filter((answer) => !forImages.includes(answer.id))
            .map((answer) => ({ id: answer.id, text: answer.text.trim() })),
          shownName: request.shown_name.trim(),
          shownDetail: request.shown_detail.trim(),
          isNamed: request.is_named,
        })
        return locked.entry
      })
      return showOf(caller, entry)
    },

    /** Sends, changes or withdraws an entry. Throws `not_found`, `conflict` or `invalid_request`. */
    async move(caller: Caller, id: number, { revision, to, consent }: Body<'moveContestEntry'>) {
      const entry = await contests.transaction(async (tx) => {
        const locked = await lock(tx, caller, id, revision)
        const { contest, entry: current } = locked
        if (!mayMoveEntry('entrant', current.state, to))
          throw new AppError(
            'conflict',
            `This entry is ${entryStateNames[current.state]}. It cannot become ${entryStateNames[to]}.`,
          )
        if (to === 'submitted') {
          await submit(tx, contest, current, consent)
          return current
        }
        if (to === 'draft' && !takesEntries(contest)) throw isNotOpen()
        if (current.consentId !== null) await consents.withdraw(tx, current.consentId)
        await repository.removeScores(tx, id)
        if (to === 'withdrawn') await imageRows.removeAllBut(tx, id, [])
        await repository.save(tx, id, {
          state: to,
          consentId: null,
          ...(to === 'withdrawn' ? emptied : { prizePending: null, place: null }),
        })
        return current
      })
      emails.wake()
      return showOf(caller, entry)
    },
  }
}

const imageQuestionsOf = ({ fields }: ContestRecord) =>
  fields.filter(({ kind }) => kind === 'image').map(({ id }) => id)

const closingDay = ({ closesAt }: ContestRecord) => isoDayInIndia(closesAt)

/** Whether a child may take part, by its age on the closing day. */
function fitOf(contest: ContestRecord, bornOn: string | null): 'ok' | 'no_birthday' | 'age' {
  if (bornOn === null) return 'no_birthday'
  const { years } = ageOn(bornOn, closingDay(contest))
  return years >= contest.minAge && years <= contest.maxAge ? 'ok' : 'age'
}

/** The contract's `ContestInfo`. */
export const toContestInfo = (contest: ContestRecord): Schema<'ContestInfo'> => ({
  id: contest.id,
  url: contest.url,
  title: contest.title,
  state: publicState(contest, Date.now()),
  opens_at: contest.opensAt.toISOString(),
  closes_at: contest.closesAt.toISOString(),
  min_age: contest.minAge,
  max_age: contest.maxAge,
})

/** The contract's `MyContestEntry` but for its images. Nobody learns of a prize before all are announced. */
const toEntry = (
  entry: EntryRow,
  childName: string | null,
  { state }: ContestRecord,
): Omit<Schema<'MyContestEntry'>, 'images'> => ({
  id: entry.id,
  revision: entry.revision,
  state: entry.state,
  child_id: entry.childId,
  child_name: childName,
  title: entry.title,
  answers: entry.answers,
  shown_name: entry.shownName,
  shown_detail: entry.shownDetail,
  is_named: entry.isNamed,
  reason: entry.state === 'disqualified' ? entry.reason : null,
  prize: state === 'announced' && entry.state === 'submitted' ? entry.prize : null,
  submitted_at: entry.submittedAt?.toISOString() ?? null,
})
