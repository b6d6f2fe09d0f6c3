import { Presets, SingleBar } from 'cli-progress'
import type { ImportWatcher } from '../run/import-watcher.ts'

/** Milliseconds between two lines if the output is not a terminal. */
const quietFor = 10_000

export interface ImportDisplay extends ImportWatcher {
  /** Removes the bar. */
  end(): void
}

/** Indian digit grouping: 12,34,567. */
export const grouped = (number: number) => Math.round(number).toLocaleString('en-IN')

/** 48 s, or 3 min 20 s. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/** Rows per second and seconds left, from the bytes and records done after `seconds`. */
export function pace(bytes: { done: number; all: number }, records: number, seconds: number) {
  const share = bytes.all === 0 ? 1 : bytes.done / bytes.all
  return {
    share,
    rate: seconds > 0 ? records / seconds : 0,
    left: share > 0 ? (seconds * (1 - share)) / share : 0,
  }
}

/** Shows progress as a bar on a terminal, otherwise as a line from time to time. */
export function importDisplay(output: NodeJS.WriteStream): ImportDisplay {
  const begun = performance.now()
  const sinceBegun = () => (performance.now() - begun) / 1000
  return output.isTTY ? barDisplay(output, sinceBegun) : lineDisplay(output, sinceBegun)
}

function barDisplay(output: NodeJS.WriteStream, sinceBegun: () => number): ImportDisplay {
  const format = '{bar} {percentage} %  {rows} rows  {rate} rows/s  {left} left'
  const bar = new SingleBar({ stream: output, format, hideCursor: true }, Presets.rect)
  let isShown = false
  const hide = () => {
    if (isShown) bar.stop()
    isShown = false
  }
  const say = (sentence: string) => {
    hide()
    output.write(`${sentence}\n`)
  }
  return {
    onMessage: say,
    onStage: (sentence) => say(`${sentence} …`),
    onProgress(bytes, records) {
      const { share, rate, left } = pace(bytes, records, sinceBegun())
      const texts = { rows: grouped(records), rate: grouped(rate), left: duration(left) }
      if (!isShown) bar.start(1000, 0, texts)
      isShown = true
      bar.update(Math.floor(share * 1000), texts)
    },
    end: hide,
  }
}

function lineDisplay(output: NodeJS.WriteStream, sinceBegun: () => number): ImportDisplay {
  let last = Number.NEGATIVE_INFINITY
  const say = (sentence: string) => {
    output.write(`${sentence}\n`)
  }
  return {
    onMessage: say,
    onStage: (sentence) => say(`${sentence} …`),
    onProgress(bytes, records) {
      const seconds = sinceBegun()
      if (seconds * 1000 - last < quietFor) return
      last = seconds * 1000
      const { share, rate, left } = pace(bytes, records, seconds)
      say(
        `${Math.floor(share * 100)} %  ${grouped(records)} rows  ${grouped(rate)} rows/s  ${duration(left)} left`,
      )
    },
    end() {},
  }
}
