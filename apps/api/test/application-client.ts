import { createTestApp } from './app.ts'
import { cvForm, requestKey } from './job-applications.ts'
import { createProviderClient, type TestCaller } from './provider-client.ts'

export type ApplicationClient = Awaited<ReturnType<typeof createApplicationClient>>

interface Named {
  readonly publicId: string
}

export const submission = {
  notice_version: 2,
  is_adult: true,
  channels: ['email', 'phone'],
  from: '10:00',
  to: '18:00',
}

let births = 0
/** Another date for each applicant, so that nobody seems to apply twice. */
const nextBirthDate = () => new Date(Date.UTC(1985, 0, ++births)).toISOString().slice(0, 10)

/** An app, and the requests of applicants and employers. Every response is checked against the contract. */
export async function createApplicationClient() {
  const { app, database } = await createTestApp()
  const { send } = await createProviderClient(app, database)
  const mine = '/my-applications/{id}'
  const received = '/job-applications/{id}'

  const at = ({ publicId: id }: Named) => ({ params: { id } })

  const uploadCv = (caller: TestCaller, id: string, form = cvForm()) =>
    upload(caller, `/api/my-applications/${id}/cv`, form)

  /** The file that answers a question. */
  const uploadAnswer = (
    caller: TestCaller,
    { id, questionId }: { id: string; questionId: number },
    form = cvForm(),
  ) => upload(caller, `/api/my-applications/${id}/files/${questionId}`, form)

  async function upload(caller: TestCaller, url: string, form: FormData) {
    const encoded = new Response(form)
    return app.inject({
      method: 'POST',
      url,
      headers: { ...caller.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
  }

  const client = {
    app,
    database,
    send,
    uploadCv,
    uploadAnswer,

    start: (caller: TestCaller, jobId: number, status = 201) =>
      send('POST', '/jobs/{id}/applications', caller, { params: { id: jobId }, status }),

    save: (caller: TestCaller, id: string, body: object, status = 200) =>
      send('PATCH', mine, caller, { params: { id }, body, status }),

    submit: (caller: TestCaller, id: string, body: object = submission, status = 200) =>
      send('POST', `${mine}/submit`, caller, { params: { id }, body, status }),

    mine: (caller: TestCaller, application: Named, status = 200) =>
      send('GET', mine, caller, { ...at(application), status }),

    end: (caller: TestCaller, application: Named, change: string, status = 200) =>
      send('POST', `${mine}/end`, caller, { ...at(application), body: { change }, status }),

    writeAsApplicant: (caller: TestCaller, application: Named, text: string, status = 201) =>
      send('POST', `${mine}/messages`, caller, {
        ...at(application),
        body: { text, request_key: requestKey() },
        status,
      }),

    list: (caller: TestCaller, query: string, status = 200) =>
      send('GET', '/job-applications', caller, { query, status }),

    read: (caller: TestCaller, application: Named, status = 200) =>
      send('GET', received, caller, { ...at(application), status }),

    move: (caller: TestCaller, application: Named, body: object, status = 200) =>
      send('POST', `${received}/move`, caller, {
        ...at(application),
        body: { revision: 1, tell: false, ...body },
        status,
      }),

    bulk: (caller: TestCaller, body: object, status = 200) =>
      send('POST', '/job-applications/bulk', caller, { body: { preview: false, ...body }, status }),

    interview: (caller: TestCaller, application: Named, body: object, status = 200) =>
      send('PUT', `${received}/interview`, caller, { ...at(application), body, status }),

    write: (caller: TestCaller, application: Named, text: string, status = 201) =>
      send('POST', `${received}/messages`, caller, {
        ...at(application),
        body: { text, request_key: requestKey() },
        status,
      }),

    reveal: (caller: TestCaller, application: Named, status = 200) =>
      send('POST', `${received}/reveal`, caller, { ...at(application), status }),

    cvAddress: (caller: TestCaller, application: Named, status = 201) =>
      send('POST', `${received}/cv-address`, caller, { ...at(application), status }),

    /** A draft with every section, without questions. */
    async complete(caller: TestCaller, jobId: number, details: object = {}): Promise<string> {
      const { row } = await client.start(caller, jobId)
      const { id } = row
      await client.save(caller, id, {
        section: 'details',
        complete: true,
        full_name: 'Raghav Subramanian',
        phone: '9845012345',
        city: 'Bengaluru',
        born_on: nextBirthDate(),
        pincode: '560038',
        ...details,
      })
      await client.save(caller, id, {
        section: 'experience',
        complete: true,
        qualifications: 'M.Sc., B.Ed.',
        experience_years: 9,
        posts: [{ role: 'PGT', employer: 'Kaveri School', from: '2021-06', to: null }],
      })
      await uploadCv(caller, id)
      await client.save(caller, id, { section: 'letter', complete: true, letter: 'I teach.' })
      return id
    },
  }
  return client
}
