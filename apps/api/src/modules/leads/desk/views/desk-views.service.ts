import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Query, Schema } from '../../../../contract/operations.ts'
import type { DeskAccess } from '../access/desk-access.ts'
import type { DeskViewsRepository, ViewsOwner } from './desk-views.repository.ts'

export type DeskViewsService = ReturnType<typeof createDeskViewsService>

interface DeskViewsDeps {
  readonly access: Pick<DeskAccess, 'scope'>
  readonly repository: DeskViewsRepository
}

type Place = Query<'listDeskViews'>

const maxViews = 30

/** Filters of an inbox that a user keeps under a name. */
export function createDeskViewsService({ access, repository }: DeskViewsDeps) {
  /** Throws `invalid_request`, `not_found`, `forbidden`. */
  async function ownerOf(caller: Caller, place: Place): Promise<ViewsOwner> {
    await access.scope(caller, place, 'see enquiries')
    return { userId: caller.userId, kind: place.kind, targetId: targetOf(place) }
  }

  return {
    /** The response of `listDeskViews`. */
    async list(caller: Caller, place: Place) {
      return { data: await repository.list(await ownerOf(caller, place)) }
    },

    /** Throws `conflict` for a name that is taken, and above the limit. */
    async add(caller: Caller, view: Body<'addDeskView'>): Promise<Schema<'DeskView'>> {
      const owner = await ownerOf(caller, view)
      const name = requireName(view.name)
      return repository.transaction(async (tx) => {
        if (await repository.isTaken(tx, owner, name)) throw taken(name)
        if ((await repository.count(tx, owner)) >= maxViews)
          throw new AppError('conflict', `You can save up to ${maxViews} views. Delete one first.`)
        const added = await repository.add(tx, owner, { name, query: view.query })
        if (!added) throw taken(name)
        return added
      })
    },

    /** Throws `not_found`, and `conflict` for a name that is taken. */
    async rename({ userId }: Caller, id: number, newName: string): Promise<void> {
      const name = requireName(newName)
      await repository.transaction(async (tx) => {
        const found = await repository.find(tx, userId, id)
        if (!found) throw new AppError('not_found', 'View not found.')
        if (await repository.isTaken(tx, { userId, ...found }, name, id)) throw taken(name)
        await repository.rename(tx, id, name)
      })
    },

    remove: ({ userId }: Caller, id: number): Promise<void> => repository.remove(userId, id),
  }
}

/** Kinds without an id ignore one. */
const targetOf = ({ kind, id }: Place): number =>
  kind === 'general' || kind === 'all_schools' || kind === 'all_stores' ? 0 : (id ?? 0)

function requireName(text: string): string {
  const name = text.trim()
  if (name === '') throw refused('name', 'Enter a name.')
  return name
}

const taken = (name: string) => new AppError('conflict', `You already have a view “${name}”.`)
