'use client'

import { NotProvided } from '../components/NotProvided/NotProvided'
import { formatAgeRange } from '../formatting/ages'
import { useLocale } from './locale-context'

interface AgeRangeProps {
  from: number | null
  to: number | null
}

/** A range of ages in the locale of the page. */
export function AgeRange({ from, to }: AgeRangeProps) {
  const range = formatAgeRange(from, to, useLocale())
  return range === '' ? <NotProvided /> : <bdi>{range}</bdi>
}
