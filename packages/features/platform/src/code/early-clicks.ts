import { type SyntheticEvent, useEffect, useRef } from 'react'

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/** Parts whose controls do nothing yet. */
const waiting = '[data-lazy]:not([data-lazy=ready])'
/** Not links and submit buttons, which work without scripts. */
const controls: Record<string, string> = {
  click: `${waiting} :is([type=button],[type=checkbox],[type=radio])`,
  change: `${waiting} select`,
}

/** The last button that was clicked too early, and all fields that were changed too early. */
let early: readonly { control: Control; wanted: string | boolean }[] = []
let latest: { event: Event; control: Control } | null = null
let loaded: Promise<unknown> = Promise.resolve()

if (!import.meta.env.SSR)
  for (const type of Object.keys(controls)) addEventListener(type, remember, true)

/** Runs before React, which stops the events of parts that it has not hydrated. */
function remember(event: Event) {
  const { type, target } = event
  const control = target instanceof Element && target.closest<Control>(controls[type] ?? '')
  if (!control) return
  latest = { event, control }
  if (control.type === 'button') {
    for (const each of early) if (each.control.type === 'button') forget(each.control)
    control.setAttribute('aria-busy', 'true')
  }
  const others = early.filter((each) => each.control !== control)
  const wanted = control instanceof HTMLInputElement ? control.checked : control.value
  early = [...others, { control, wanted }]
}

function forget(control: Control) {
  control.removeAttribute('aria-busy')
  early = early.filter((each) => each.control !== control)
}

/** To call before React hydrates a part: it does not know the mark of a button. */
export function unmarkEarlyClicks(part: HTMLElement | null) {
  for (const { control } of early) if (part?.contains(control)) control.removeAttribute('aria-busy')
}

/** Early clicks wait until this code has loaded too. */
export function awaitCode(code: Promise<unknown>) {
  loaded = Promise.all([loaded, code])
}

/**
 * Makes clicks count that come before a part is hydrated: they are repeated as soon as it is ready.
 * `code` resolves once the code of the part has loaded. Returns the props of the part's element, which
 * has the attribute `data-lazy`.
 */
export function useEarlyClicks(isReady: boolean, code?: Promise<unknown>) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void code?.then(() => unmarkEarlyClicks(ref.current))
  }, [code])
  useEffect(() => {
    if (isReady) void loaded.then(repeat)
  }, [isReady])
  // React calls it if the event hydrates the part, and afterwards the control's own handler.
  function onHandled({ nativeEvent }: SyntheticEvent) {
    if (nativeEvent === latest?.event) forget(latest.control)
  }
  return { ref, onClickCapture: onHandled, onChangeCapture: onHandled }
}

/**
 * Repeats one control after the other. Fields wait until every part can be used. Of two filters of a
 * list the second replaces the first, because the list has not taken that over yet.
 */
function repeat() {
  const isWaiting = document.querySelector('[data-lazy=waiting]') !== null
  const next = early.find(
    ({ control }) =>
      control.isConnected &&
      control.closest('[data-lazy=ready]') !== null &&
      (!isWaiting || control.type === 'button'),
  )
  if (next === undefined) return
  const { control, wanted } = next
  forget(control)
  if (control instanceof HTMLSelectElement) {
    control.value = String(wanted)
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    if (control instanceof HTMLInputElement) control.checked = !wanted
    control.click()
  }
  // In a task of its own, as another click of the user would be.
  setTimeout(repeat)
}
