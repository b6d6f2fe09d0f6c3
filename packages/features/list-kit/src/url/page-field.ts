import { valueField } from './url-state'

/** The page of a list, from 1. */
export const pageField = (last = 999_999) =>
  valueField<number>(1, (text) => {
    const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
    return page > last ? 1 : page
  })
