import { AppError, refused } from '../../../../app-error.ts'
import type { Caller, ListingOfMembers } from '../../../../caller.ts'
import type { Body } from '../../../../contract/operations.ts'
import type { DeskAccess } from '../access/desk-access.ts'
import { unknownField } from '../templates/template-fields.ts'
import type { ReplyTemplatesRepository } from './reply-templates.repository.ts'

export type ReplyTemplatesService = ReturnType<typeof createReplyTemplatesService>

interface ReplyTemplatesDeps {
  readonly access: DeskAccess
  readonly repository: ReplyTemplatesRepository
}

type TemplateText = Body<'addReplyTemplate'>

const maxTemplates = 50

/** Texts that the members of a listing start replies from. All throw `not_found`, `forbidden`. */
export function createReplyTemplatesService({ access, repository }: ReplyTemplatesDeps) {
  return {
    async list(caller: Caller, listing: ListingOfMembers) {
      await access.requireListing(caller, listing, 'see enquiries')
      return { templates: await repository.list(listing) }
    },

    /** Returns the id. Throws `invalid_request` for an unknown field, `conflict` above the limit. */
    async add(caller: Caller, listing: ListingOfMembers, template: TemplateText): Promise<number> {
      await access.requireListing(caller, listing, 'change desk')
      requireKnownFields(template)
      return repository.transaction(async (tx) => {
        if ((await repository.count(tx, listing)) >= maxTemplates)
          throw new AppError('conflict', `A desk can have up to ${maxTemplates} templates.`)
        return repository.add(tx, listing, template, caller.userId)
      })
    },

    async edit(
      caller: Caller,
      listing: ListingOfMembers,
      templateId: number,
      template: TemplateText,
    ): Promise<void> {
      await access.requireListing(caller, listing, 'change desk')
      requireKnownFields(template)
      const isFound = await repository.edit(listing, templateId, template)
      if (!isFound) throw new AppError('not_found', 'There is no such template.')
    },

    async remove(caller: Caller, listing: ListingOfMembers, templateId: number): Promise<void> {
      await access.requireListing(caller, listing, 'change desk')
      await repository.remove(listing, templateId)
    },
  }
}

/** Throws `invalid_request` if a text names a field that does not exist. */
export function requireKnownFields({ text }: Pick<TemplateText, 'text'>): void {
  const unknown = unknownField(text)
  if (unknown !== null)
    throw refused(
      'text',
      `{${unknown}} is not a field. Use {parent_name}, {child_name}, {class}, {listing} or {my_name}.`,
    )
}
