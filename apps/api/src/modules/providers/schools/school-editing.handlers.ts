import { userOf } from '../../../caller.ts'
import type { Handlers, OperationRequest } from '../../../contract/operations.ts'
import type { EditLimit } from '../../platform/rate-limits/edit-limit.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { SchoolCreation } from './create-school.service.ts'
import type { SchoolEditor } from './school-editor.service.ts'
import type { SchoolFieldEditor } from './school-field-editor.ts'

interface SchoolEditingDeps {
  readonly creation: SchoolCreation
  readonly fieldEditor: SchoolFieldEditor
  readonly editor: SchoolEditor
  readonly userLimit: UserLimit
  readonly editLimit: EditLimit
}

const hourly = {
  name: 'create-school',
  max: 60,
  msg: 'You have added many schools in the last hour. Try again later.',
}

export function schoolEditingHandlers({
  creation,
  fieldEditor,
  editor,
  userLimit,
  editLimit,
}: SchoolEditingDeps) {
  const edit = async (request: OperationRequest<'editSchool'>, asAdmin: boolean) => {
    const { params, body } = request
    const caller = userOf(request)
    await editLimit(caller)
    const saved = await fieldEditor.edit(caller, params.id, body, { asAdmin })
    return { status: 200, msg: 'Updated', ...saved }
  }

  return {
    async createSchool(request, reply) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      const created = await creation.create(caller, request.body)
      reply.code(201)
      return { status: 201, msg: 'Added', ...created }
    },

    editSchool: (request) => edit(request, false),

    editSchoolAsAdmin: (request) => edit(request, true),

    getSchoolEditor: (request) => editor.of(userOf(request), request.params.id),
  } satisfies Partial<Handlers>
}
