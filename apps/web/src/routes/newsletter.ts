import { IssueScreen, issueMeta, loadIssue } from '@edbazaar/feature-newsletters/issue'

export const loader = loadIssue
export const Component = IssueScreen
export const handle = { meta: issueMeta }
