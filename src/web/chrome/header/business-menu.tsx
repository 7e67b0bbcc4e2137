import { useChrome } from '../../session/use-shop.ts'
import { DROPDOWN_LOOK } from './dropdown-look.ts'

export function BusinessMenu({ id }: { id: string }) {
  const { businessMenu } = useChrome().storeData.menus
  return (
    <ul id={id} className={`${DROPDOWN_LOOK} left-0`}>
      {businessMenu.menuItems.map((item) => (
        <li key={item.title}>
          <a
            href={item.path.href}
            {...(item.path.type === 'absolute' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            className="flex min-h-11 items-center rounded-field px-4 font-medium hover:bg-mist"
          >
            {item.title}
          </a>
        </li>
      ))}
    </ul>
  )
}
