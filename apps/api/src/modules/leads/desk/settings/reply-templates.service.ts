import { AppError } from '../../../../app-error.ts'
import type { Caller, ListingOfMembers } from '../../../../caller.ts'
import type { Body, Query } from '../../../../contract/operations.ts'
import { requireKnownFields } from '../../../platform/template-fields/require-known-fields.ts'
import type { Right } from '../../../providers/members/member-rights.ts'
import type { DeskAccess } from '../access/desk-access.ts'
import type { ReplyTemplatesRepository } from './reply-templates.repository.ts'

export type ReplyTemplatesService = ReturnType<typeof createReplyTemplatesService>

interface ReplyTemplatesDeps {
  readonly access: DeskAccess
  readonly repository: ReplyTemplatesRepository
}

type TemplateText = Body<'addReplyTemplate'>
type TemplateUse = Query<'listReplyTemplates'>['use']

/** The templates of a listing for one use. */
export interface TemplatesOf {
  readonly listing: ListingOfMembers
  readonly use: TemplateUse
}

const maxTemplates = 50
const rights: Readonly<Record<TemplateUse, { readonly see: Right; readonly change: Right }>> = {
  enquiry: { see: 'see enquiries', change: 'change desk' },
  decision: { see: 'see applications', change: 'decide applications' },
}

/** Texts that the members of a listing start from. All throw `not_found`, `forbidden`. */
export function createReplyTemplatesService({ access, repository }: ReplyTemplatesDeps) {
  const requireChange = (caller: Caller, { listing, use }: TemplatesOf) =>
    access.requireListing(caller, listing, rights[use].change)

  return {
    async list(caller: Caller, of: TemplatesOf) {
      await access.requireListing(caller, of.listing, rights[of.use].see)
      return { templates: await repository.list(of) }
    },

    /** Returns the id. Throws `invalid_request` for an unknown field, `conflict` above the limit. */
    async add(caller: Caller, of: TemplatesOf, template: TemplateText): Promise<number> {
      await requireChange(caller, of)
      requireKnownFields(of.use, template.text)
      return repository.transaction(async (tx) => {
        if ((await repository.count(tx, of)) >= maxTemplates)
          throw new AppError('conflict', `There can be up to ${maxTemplates} templates.`)
        return repository.add(tx, of, template, caller.userId)
      })
    },

    async edit(
      caller: Caller,
      of: TemplatesOf,
      templateId: number,
      template: TemplateText,
    ): Promise<void> {
      await requireChange(caller, of)
      requireKnownFields(of.use, template.text)
      const isFound = await repository.edit(of, templateId, template)
      if (!isFound) throw new AppError('not_found', 'Template not found.')
    },

    async remove(caller: Caller, of: TemplatesOf, templateId: number): Promise<void> {
      await requireChange(caller, of)
      await repository.remove(of, templateId)
    },
  }
}
