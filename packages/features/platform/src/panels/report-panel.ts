import { atom } from 'jotai'

/** A public record that somebody reports. */
export interface ReportedRecord {
  kind: 'school' | 'store' | 'product' | 'job' | 'blog' | 'video'
  id: number
  name: string
  /** Whether the report is about a mistake, which is then chosen. */
  isMistake?: boolean | undefined
}

/** The record that is being reported; null while the panel is closed. */
export const reportPanelAtom = atom<ReportedRecord | null>(null)

/** The school that the user asks to manage; null while the panel is closed. */
export const schoolClaimPanelAtom = atom<{ id: number; name: string } | null>(null)
