import type { FastifyReply, FastifyRequest } from 'fastify'
import { userOf } from '../../../plugins/access.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { createSchoolCreation, NewSchool } from './create-school.service.ts'
import type { createSchoolEdits, SchoolChange } from './edit-school.service.ts'
import type { createSchoolEditor } from './school-editor.service.ts'

interface SchoolEditingDeps {
  readonly creation: ReturnType<typeof createSchoolCreation>
  readonly edits: ReturnType<typeof createSchoolEdits>
  readonly editor: ReturnType<typeof createSchoolEditor>
  readonly userLimit: UserLimit
}

type CreateRequest = FastifyRequest<{ Body: NewSchool }>
type EditRequest = FastifyRequest<{ Params: { id: number }; Body: SchoolChange }>
type EditorRequest = FastifyRequest<{ Params: { id: number } }>

const creations = {
  of: 'create-school',
  most: 60,
  msg: 'You have listed many schools within an hour. Please try again later.',
}

export function schoolEditingHandlers({ creation, edits, editor, userLimit }: SchoolEditingDeps) {
  const answerEdit = async (request: EditRequest, asAdmin: boolean) => {
    const saved = await edits.edit(userOf(request), request.params.id, request.body, { asAdmin })
    return { status: 200, msg: 'Updated', ...saved }
  }

  return {
    async createSchool(request: CreateRequest, reply: FastifyReply) {
      const caller = userOf(request)
      await userLimit(creations, caller)
      const made = await creation.create(caller, request.body)
      reply.code(201)
      return { status: 201, msg: 'Added', ...made }
    },

    editSchool: (request: EditRequest) => answerEdit(request, false),

    editSchoolAsAdmin: (request: EditRequest) => answerEdit(request, true),

    getSchoolEditor: (request: EditorRequest) => editor.of(userOf(request), request.params.id),
  }
}
