import type { components } from '@edbazaar/api-client'

type Schemas = components['schemas']

export type Dashboard = Schemas['Dashboard']
export type DashboardListing = Schemas['DashboardListing']
export type DashboardProduct = Schemas['DashboardProduct']
export type DashboardTask = Schemas['DashboardTask']
export type DashboardStep = Schemas['DashboardStep']
export type OwnBatch = Schemas['OwnBatch']
