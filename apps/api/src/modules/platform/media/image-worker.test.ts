import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createImageReencoding } from './image-reencoding.ts'
import { createImageWorker, type ImageProcess, type ImageResult } from './image-worker.ts'
import type { ImageTask } from './reencode-image.ts'

const task = { path: 'received', mime: 'image/jpeg', folder: 'drawing' }
const image = { width: 1, height: 1, name: '1x1.webp', blur: Buffer.alloc(36) }
const { signal } = new AbortController()

/** processes that send results and end when the test says so. */
function fakeProcesses() {
  const started: FakeProcess[] = []
  return {
    started,
    startProcess() {
      const process = fakeProcess()
      started.push(process)
      return process
    },
    last() {
      const process = started.at(-1)
      if (!process) throw new Error('No process was started')
      return process
    },
  }
}

type FakeProcess = ReturnType<typeof fakeProcess>

function fakeProcess() {
  const tasks: ImageTask[] = []
  let report: (result: ImageResult) => void = () => {}
  let end: (error?: Error) => void = () => {}
  let isKilled = false
  return {
    tasks,
    finish: (result: ImageResult) => report(result),
    end: (error?: Error) => end(error),
    isKilled: () => isKilled,
    send: (given: ImageTask) => tasks.push(given),
    kill() {
      isKilled = true
      setImmediate().then(() => end())
    },
    onResult(listener: typeof report) {
      report = listener
    },
    onEnd(listener: typeof end) {
      end = listener
    },
  } satisfies ImageProcess & Record<string, unknown>
}

/** A worker whose deadline passes when the test says so. */
function workerWithDeadline() {
  const processes = fakeProcesses()
  let late = new AbortController()
  const deadline = () => {
    late = new AbortController()
    return late.signal
  }
  const { startProcess } = processes
  const options = { startProcess, deadline }
  return { ...processes, options, pass: () => late.abort() }
}

it('uses one process for one image after another', async () => {
  const { options, started, last } = workerWithDeadline()
  const worker = createImageWorker(options)
  for (let i = 0; i < 3; i += 1) {
    const reencoded = worker.reencode(task, signal)
    last().finish({ image })
    expect(await reencoded).toEqual(image)
  }
  expect(started).toHaveLength(1)
  expect(last().tasks).toEqual([task, task, task])
  worker.stop()
  expect(last().isKilled()).toBe(true)
})

it('reports a refused image to its sender, and an unexpected error to the log', async () => {
  const { options, last } = workerWithDeadline()
  const worker = createImageWorker(options)
  const refused = worker.reencode(task, signal)
  last().finish({ refusal: 'Only images are allowed.' })
  await expect(refused).rejects.toMatchObject({ status: 400, message: 'Only images are allowed.' })
  const failing = worker.reencode(task, signal)
  last().finish({ failure: 'Error: ENOSPC' })
  await expect(failing).rejects.toThrow('ENOSPC')
})

it('kills the process at the deadline, and starts another for the next image', async () => {
  const { options, started, last, pass } = workerWithDeadline()
  const worker = createImageWorker(options)
  const slow = worker.reencode(task, signal)
  pass()
  await expect(slow).rejects.toMatchObject({
    code: 'invalid_request',
    message: 'This image takes too long to process. Please send a smaller one.',
  })
  expect(started[0]?.isKilled()).toBe(true)
  const next = worker.reencode(task, signal)
  last().finish({ image })
  expect(await next).toEqual(image)
  expect(started).toHaveLength(2)
})

it('kills the process when the client has gone', async () => {
  const { options, last } = workerWithDeadline()
  const worker = createImageWorker(options)
  const client = new AbortController()
  const reencoded = worker.reencode(task, client.signal)
  client.abort()
  await expect(reencoded).rejects.toMatchObject({ message: 'The request was cancelled.' })
  expect(last().isKilled()).toBe(true)
})

it('keeps the result that arrives as the client leaves from the next image', async () => {
  const { options, started, last } = workerWithDeadline()
  const worker = createImageWorker(options)
  const client = new AbortController()
  const first = worker.reencode(task, client.signal)
  client.abort()
  started[0]?.finish({ image })
  expect(await first).toEqual(image)
  const second = worker.reencode(task, signal)
  expect(started).toHaveLength(2)
  await setImmediate()
  last().finish({ image: { ...image, width: 2 } })
  expect(await second).toMatchObject({ width: 2 })
})

it('refuses an image whose process crashes, and reports one that cannot start', async () => {
  const { options, last } = workerWithDeadline()
  const worker = createImageWorker(options)
  const crashing = worker.reencode(task, signal)
  last().end()
  await expect(crashing).rejects.toMatchObject({
    message: 'This image can’t be processed. Please try another one.',
  })
  const unstarted = worker.reencode(task, signal)
  last().end(new Error('EAGAIN'))
  await expect(unstarted).rejects.toThrow('EAGAIN')
})

it('kills an image in progress when it stops, and refuses those that wait', async () => {
  const { options, started, last } = workerWithDeadline()
  const reencoding = createImageReencoding(options)
  const client = { userId: 1, signal }
  const [running, waiting] = [reencoding.reencode(task, client), reencoding.reencode(task, client)]
  await setImmediate()
  reencoding.close()
  await expect(waiting).rejects.toMatchObject({ status: 503 })
  expect(last().isKilled()).toBe(false)
  reencoding.stop()
  await expect(running).rejects.toMatchObject({ status: 503 })
  expect(started.map((each) => each.isKilled())).toEqual([true])
})

it('lets another user’s image go before the second of the same user', async () => {
  const { options, last } = workerWithDeadline()
  const reencoding = createImageReencoding(options)
  const order: string[] = []
  const reencode = (userId: number, folder: string) =>
    reencoding.reencode({ ...task, folder }, { userId, signal }).then(() => order.push(folder))
  const all = [reencode(1, 'a1'), reencode(1, 'a2'), reencode(1, 'a3'), reencode(2, 'b1')]
  for (let done = 0; done < all.length; done += 1) {
    await expect.poll(() => last().tasks.length).toBe(done + 1)
    last().finish({ image })
  }
  await Promise.all(all)
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3'])
})
