import type { VideoKind } from '@edbazaar/api-client'
import { pageField, urlState } from '@edbazaar/feature-list-kit/url'
import { kindPath } from '../kinds'

const lastPage = 999
const fields = { page: pageField(lastPage) }

/** The URL of a kind's grid. */
export const kindUrl = (kind: VideoKind) => urlState(kindPath(kind), fields)
