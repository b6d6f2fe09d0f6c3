import { type FileRules, fileProblem, isVideo } from '@edbazaar/feature-media'
import { useRef, useState } from 'react'

/** An image that waits to be cropped. */
export interface Crop {
  file: File
  position: number
  /** One-based index among the images chosen together. */
  number: number
  /** The number of images chosen together. */
  count: number
}

interface CropsOptions {
  rules: FileRules
  /** Uploads files. */
  add: (files: readonly File[], positionOf: (index: number) => number) => void
}

/** More files than a user chooses at once; separates the positions of two selections. */
const positionsPerSelection = 1000

/**
 * Queues the chosen images for cropping, one at a time. Videos and invalid files skip the cropper; the
 * upload queue reports what is wrong with invalid files.
 */
export function useCrops({ rules, add }: CropsOptions) {
  const [crops, setCrops] = useState<readonly Crop[]>([])
  const selections = useRef(0)

  async function choose(files: readonly File[]) {
    selections.current += 1
    const first = -selections.current * positionsPerSelection
    const problems = await Promise.all(files.map((file) => fileProblem(file, rules)))
    const chosen = files.map((file, index) => ({ file, position: first + index }))
    const needsCrop = ({ file }: (typeof chosen)[number], index: number) =>
      problems[index] === null && !isVideo(file)
    send(chosen.filter((each, index) => !needsCrop(each, index)))
    const toCrop = chosen.filter(needsCrop)
    const count = toCrop.length
    setCrops((queued) => [
      ...queued,
      ...toCrop.map((each, index) => ({ ...each, number: index + 1, count })),
    ])
  }
  function send(chosen: readonly { file: File; position: number }[]) {
    if (chosen.length === 0) return
    add(
      chosen.map(({ file }) => file),
      (index) => chosen[index]?.position ?? 0,
    )
  }
  const next = () => setCrops(([, ...rest]) => rest)

  return {
    /** The image being cropped. */
    crop: crops[0] ?? null,
    remaining: crops.length,
    choose: (files: readonly File[]) => void choose(files),
    skip: next,
    upload: (cropped: File) => {
      const [current] = crops
      if (current) send([{ ...current, file: cropped }])
      next()
    },
    uploadAllUncropped: () => {
      send(crops)
      setCrops([])
    },
  }
}
