import type { CategoriesFragment } from '../../generated/documents.ts'
import { Band } from './band.tsx'
import { CategoryIcon } from './category-icon.tsx'

export function Categories({ block }: { block: CategoriesFragment }) {
  return (
    <Band title={block.title} link={block.moreLink}>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desktop:grid-cols-4">
        {block.categories.map((category) => (
          <li key={category.id}>
            <a
              href={category.path}
              className="flex h-full items-center gap-4 rounded-card bg-mist p-4 font-semibold transition-shadow hover:shadow-card tablet:p-5"
            >
              {category.icon && <CategoryIcon icon={category.icon} />}
              {category.title}
            </a>
          </li>
        ))}
      </ul>
    </Band>
  )
}
