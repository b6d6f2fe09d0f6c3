import { type FileRules, fileProblem, isVideo } from '@edbazaar/feature-media'
import { useRef, useState } from 'react'

/** An image that waits to be cut. */
export interface Crop {
  file: File
  place: number
  /** Which of those chosen together it is, from 1. */
  number: number
  count: number
}

interface CropsOptions {
  rules: FileRules
  /** Sends files as they are. */
  add: (files: readonly File[], placeOf: (index: number) => number) => void
}

/** Chosen together, more than anybody chooses. */
const largestBatch = 1000

/**
 * Images that were chosen, one after the other to be cut. Videos, and what can't be sent, go on as
 * they are; there it is said what is wrong with them.
 */
export function useCrops({ rules, add }: CropsOptions) {
  const [crops, setCrops] = useState<readonly Crop[]>([])
  const batches = useRef(0)

  async function choose(files: readonly File[]) {
    batches.current += 1
    const first = -batches.current * largestBatch
    const problems = await Promise.all(files.map((file) => fileProblem(file, rules)))
    const chosen = files.map((file, index) => ({ file, place: first + index }))
    const isCut = ({ file }: (typeof chosen)[number], index: number) =>
      problems[index] === null && !isVideo(file)
    send(chosen.filter((each, index) => !isCut(each, index)))
    const cut = chosen.filter(isCut)
    const count = cut.length
    setCrops((before) => [
      ...before,
      ...cut.map((each, index) => ({ ...each, number: index + 1, count })),
    ])
  }
  function send(chosen: readonly { file: File; place: number }[]) {
    if (chosen.length === 0) return
    add(
      chosen.map(({ file }) => file),
      (index) => chosen[index]?.place ?? 0,
    )
  }
  const next = () => setCrops(([, ...left]) => left)

  return {
    /** The image to be cut now. */
    crop: crops[0] ?? null,
    left: crops.length,
    choose: (files: readonly File[]) => void choose(files),
    skip: next,
    use: (file: File) => {
      const [now] = crops
      if (now) send([{ ...now, file }])
      next()
    },
    useAllAsTheyAre: () => {
      send(crops)
      setCrops([])
    },
  }
}
