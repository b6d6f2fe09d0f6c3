import type { Handlers, OperationRequest } from '../../../contract/operations.ts'
import { userOf } from '../../../plugins/access.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { createSchoolCreation } from './create-school.service.ts'
import type { createSchoolEdits } from './edit-school.service.ts'
import type { createSchoolEditor } from './school-editor.service.ts'

interface SchoolEditingDeps {
  readonly creation: ReturnType<typeof createSchoolCreation>
  readonly edits: ReturnType<typeof createSchoolEdits>
  readonly editor: ReturnType<typeof createSchoolEditor>
  readonly userLimit: UserLimit
}

const creations = {
  of: 'create-school',
  most: 60,
  msg: 'You have listed many schools within an hour. Please try again later.',
}

export function schoolEditingHandlers({ creation, edits, editor, userLimit }: SchoolEditingDeps) {
  const answerEdit = async (request: OperationRequest<'editSchool'>, asAdmin: boolean) => {
    const saved = await edits.edit(userOf(request), request.params.id, request.body, { asAdmin })
    return { status: 200, msg: 'Updated', ...saved }
  }

  return {
    async createSchool(request, reply) {
      const caller = userOf(request)
      await userLimit(creations, caller)
      const made = await creation.create(caller, request.body)
      reply.code(201)
      return { status: 201, msg: 'Added', ...made }
    },

    editSchool: (request) => answerEdit(request, false),

    editSchoolAsAdmin: (request) => answerEdit(request, true),

    getSchoolEditor: (request) => editor.of(userOf(request), request.params.id),
  } satisfies Partial<Handlers>
}
