import type { components } from '@edbazaar/api-client'

type Schemas = components['schemas']

export type Metrics = Schemas['Metrics']
export type Metric = Schemas['Metric']
export type MetricName = Schemas['MetricName']
export type MetricRows = Schemas['MetricRows']
