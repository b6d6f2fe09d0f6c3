import { randomUUID } from 'node:crypto'
import { createTestApp } from './app.ts'
import { createProviderClient, type TestCaller, type TestRequest } from './provider-client.ts'

export type DeskClient = Awaited<ReturnType<typeof createDeskClient>>

/** An enquiry of a test. */
interface Named {
  readonly publicId: string
}

/** An app, and the requests of a desk. Every response is checked against the contract. */
export async function createDeskClient() {
  const { app, database } = await createTestApp()
  const { send } = await createProviderClient(app, database)
  const path = '/desk/enquiries/{id}'
  const at = ({ publicId }: Named, request: TestRequest = {}) => ({
    ...request,
    params: { id: publicId },
  })

  return {
    app,
    database,
    send,

    list: (caller: TestCaller, query: string, status = 200) =>
      send('GET', '/desk/enquiries', caller, { query, status }),

    read: (caller: TestCaller, enquiry: Named, status = 200) =>
      send('GET', path, caller, at(enquiry, { status })),

    edit: (caller: TestCaller, enquiry: Named, body: object, status = 200) =>
      send('PATCH', path, caller, at(enquiry, { body, status })),

    write: (caller: TestCaller, enquiry: Named, body: object, status = 201) =>
      send(
        'POST',
        `${path}/messages`,
        caller,
        at(enquiry, { body: { request_key: randomUUID(), ...body }, status }),
      ),

    reveal: (caller: TestCaller, enquiry: Named, status = 200) =>
      send('POST', `${path}/reveal`, caller, at(enquiry, { body: { field: 'phone' }, status })),

    claim: (caller: TestCaller, enquiry: Named, body: object, status = 200) =>
      send('POST', `${path}/invalid`, caller, at(enquiry, { body, status })),

    review: (admin: TestCaller, enquiry: Named, body: object, status = 200) =>
      send('POST', '/admin/enquiries/{id}/invalid-review', admin, at(enquiry, { body, status })),

    merge: (caller: TestCaller, enquiry: Named, into: Named, status = 200) =>
      send('POST', `${path}/merge`, caller, at(enquiry, { body: { into: into.publicId }, status })),

    undoMerge: (caller: TestCaller, enquiry: Named, status = 200) =>
      send('DELETE', `${path}/merge`, caller, at(enquiry, { status })),

    addTask: (caller: TestCaller, enquiry: Named, body: object, status = 201) =>
      send(
        'POST',
        `${path}/tasks`,
        caller,
        at(enquiry, { body: { request_key: randomUUID(), ...body }, status }),
      ),

    editTask: (caller: TestCaller, enquiry: Named, taskId: number, body: object, status = 200) =>
      send('PATCH', `${path}/tasks/{taskId}`, caller, {
        params: { id: enquiry.publicId, taskId },
        body,
        status,
      }),

    tasks: (caller: TestCaller, query: string, status = 200) =>
      send('GET', '/desk/tasks', caller, { query, status }),

    bulk: (caller: TestCaller, body: object, status = 200) =>
      send('POST', '/desk/enquiries/bulk', caller, {
        body: { request_key: randomUUID(), preview: false, ...body },
        status,
      }),

    csv: (caller: TestCaller, query: string) =>
      app.inject({ url: `/api/desk/enquiries/csv?${query}`, headers: caller.headers ?? {} }),
  }
}
