import type { LoadedHome } from '../load-home'
import { BeyondSchool } from './BeyondSchool'
import { EditorialTiles } from './EditorialTiles'
import { FeaturedSchools } from './FeaturedSchools'
import { LatestUpdates } from './LatestUpdates'
import { PopularCategories } from './PopularCategories'
import { ProductsRow } from './ProductsRow'
import { useNearbyProducts, useNearbySchools } from './use-nearby'

/** The sections below the hero of the home page. */
export function Sections({ loaded }: { loaded: LoadedHome }) {
  const { featured, products, updates, categories } = loaded
  const schools = useNearbySchools()
  const services = useNearbyProducts()
  return (
    <>
      <LatestUpdates updates={updates} />
      <FeaturedSchools featured={schools?.value ?? featured} place={schools?.place} />
      <ProductsRow products={services?.value ?? products} place={services?.place} />
      <EditorialTiles />
      <BeyondSchool />
      <PopularCategories featured={featured} categories={categories} />
    </>
  )
}
