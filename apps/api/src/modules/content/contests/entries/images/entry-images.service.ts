import { AppError, refused } from '../../../../../app-error.ts'
import type { Caller } from '../../../../../caller.ts'
import type { Schema } from '../../../../../contract/operations.ts'
import type { Db } from '../../../../../db/connect.ts'
import type { PrivateImage } from '../../../../platform/media/private-image.ts'
import { plural } from '../../../../platform/text/plural.ts'
import { isNotOpen, noEntry } from '../../contest-errors.ts'
import type { ContestRecord } from '../../contest-record.ts'
import { takesEntries } from '../../contest-states.ts'
import type { ContestsRepository } from '../../contests.repository.ts'
import type { EntriesRepository } from '../entries.repository.ts'
import type { EntryRow } from '../entry-row.ts'
import { lockOwnEntry } from '../lock-own-entry.ts'
import type { EntryImage, EntryImagesRepository } from './entry-images.repository.ts'
import type { ImageAddresses } from './image-addresses.ts'

export type EntryImages = ReturnType<typeof createEntryImages>

interface EntryImagesDeps {
  readonly contests: ContestsRepository
  readonly entries: EntriesRepository
  readonly repository: EntryImagesRepository
  readonly addresses: ImageAddresses
}

/** A question of an entry. */
interface Place {
  readonly id: number
  readonly questionId: string
}

/** Images that answer questions of entries. */
export function createEntryImages(deps: EntryImagesDeps) {
  const { contests, entries, repository, addresses } = deps

  function requireDraft(contest: ContestRecord, { state }: EntryRow): void {
    if (state !== 'draft') throw new AppError('conflict', 'Only a draft can be changed.')
    if (!takesEntries(contest)) throw isNotOpen()
  }

  async function requireRoom(tx: Db, contest: ContestRecord, { id, questionId }: Place) {
    const question = contest.fields.find((field) => field.id === questionId)
    if (question?.kind !== 'image')
      throw refused('question_id', 'This question takes no images. Reload the form.')
    const most = question.max_images ?? 1
    const counts = await repository.counts(tx, id)
    if ((counts.get(questionId) ?? 0) >= most)
      throw new AppError(
        'conflict',
        `This question takes ${plural(most, { one: 'one image', other: `at most ${most} images` })}. Remove one first.`,
      )
  }

  async function toImage(image: EntryImage, isPrivate: boolean): Promise<Schema<'ContestImage'>> {
    const { id, questionId, width, height } = image
    return {
      id,
      question_id: questionId,
      url: await addresses.of({ id, size: 'content', isPrivate }),
      small_url: await addresses.of({ id, size: 'small', isPrivate }),
      width,
      height,
    }
  }

  return {
    /**
     * The images of some entries, for a caller who may see them, or for everybody if they are public.
     * Returns a function that gives those of an entry.
     */
    async of(entryIds: readonly number[], { isPrivate = true } = {}) {
      const rows = await repository.ofEntries(entryIds)
      const shown = await Promise.all(
        rows.map(async (row) => ({
          entryId: row.entryId,
          image: await toImage(row, isPrivate),
        })),
      )
      const byEntry = Map.groupBy(shown, ({ entryId }) => entryId)
      return (entryId: number) => (byEntry.get(entryId) ?? []).map(({ image }) => image)
    },

    /** Whether an image may be uploaded. Throws `not_found`, `conflict` or `invalid_request`. */
    async requirePlace({ userId }: Caller, place: Place): Promise<void> {
      const entry = await entries.find(place.id)
      const contest = entry?.userId === userId ? await contests.find(entry.contestId) : undefined
      if (!entry || !contest) throw noEntry()
      requireDraft(contest, entry)
      await contests.transaction((tx) => requireRoom(tx, contest, place))
    },

    /** Adds an image to a draft. Throws `not_found`, `conflict` or `invalid_request`. */
    async add(caller: Caller, place: Place, image: PrivateImage): Promise<void> {
      await contests.transaction(async (tx) => {
        const { contest, entry } = await lockOwnEntry(tx, { contests, entries }, caller, place.id)
        requireDraft(contest, entry)
        await requireRoom(tx, contest, place)
        await repository.add(tx, entry.id, place.questionId, image)
      })
    },

    /** Deletes an image of a draft. Throws `not_found` or `conflict`. */
    async remove(caller: Caller, id: number, imageId: number): Promise<void> {
      await contests.transaction(async (tx) => {
        const { contest, entry } = await lockOwnEntry(tx, { contests, entries }, caller, id)
        requireDraft(contest, entry)
        if (!(await repository.remove(tx, id, imageId)))
          throw new AppError('not_found', 'Image not found.')
      })
    },

    /** The content of the image with an address. Throws `not_found`. */
    async read(token: string) {
      const address = await addresses.read(token)
      const image = address && (await repository.read(address.id, address.size))
      if (!image || !(address.isPrivate || image.isPublic))
        throw new AppError('not_found', 'This image was deleted, or its address has expired.')
      return { bytes: image.bytes, isPrivate: address.isPrivate }
    },
  }
}
