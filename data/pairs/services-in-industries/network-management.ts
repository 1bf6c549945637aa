import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const networkManagement: ServiceInIndustry[] = [
  {
    service: 'network-management',
    industry: 'financial-services',
    lede: 'Reliable video, lender portals and branch connections for brokers and advisors, with an outage record your regulator can read.',
    text:
      "Advisors notice the network when a video meeting with a retired couple freezes, or when a lender's portal logs everyone out in the " +
      'middle of an application. Behind either there may be a crowded line or a firewall that drops long sessions. Network management for ' +
      'brokers and advisors puts voice and video first, adds a second carrier, and records every outage for the continuity plan regulators read. ' +
      'Visitors get Wi-Fi that never touches client folders. Branches and agents at home connect by name, from devices we know. In a shared ' +
      "suite on the landlord's internet, we put your own firewall in front and treat the wall jack as public.",
    points: [
      'If a custodian or lender accepts only connections from known addresses, the address of your spare line has to be registered too.',
      'A branch where an advisor sits one day a week needs a small managed firewall there, and no file server.',
      'Statements left in a printer tray beside reception are a leak; release by badge at the device puts an end to it.',
      'A dated log of firewall changes tells an auditor who can alter the system and when someone last did.',
    ],
  },
  {
    service: 'network-management',
    industry: 'healthcare',
    lede: 'Separate networks for charts, imaging, payments and patients, and Wi-Fi that works behind lead-lined walls and along care home corridors.',
    text:
      "Behind a clinic's reception stand label printers, a payment terminal, a vaccine fridge alarm, perhaps an ultrasound machine, and a " +
      "roomful of patients' phones. Often they all share one switch. Network management for healthcare sorts them: charts on one segment, " +
      'imaging on another with a path to its archive alone, terminals by themselves, visitors outside. Walls matter as well. Lead in an X-ray ' +
      'room swallows the signal, so we measure with the doors shut. In care homes, nurses push medication carts with tablets along the corridor, ' +
      'and Wi-Fi must hand them on without dropping PointClickCare. Clinics get changes at an agreed hour; homes never close, so theirs go wing by ' +
      'wing.',
    points: [
      'A hosted EMR makes the second line urgent: without it, one cut cable in the street sends every room back to paper.',
      'Makers of imaging equipment connect through a named, dated session, because the device they repair is full of patient studies.',
      'Fax over internet telephony fails in odd ways; try a long referral before you cancel the last analogue line.',
      'Nurse call and door locks belong to other contractors; we mark them on the drawing and leave their settings untouched.',
    ],
  },
  {
    service: 'network-management',
    industry: 'legal',
    lede: "A backup line that takes over during a closing, guest Wi-Fi for opposing counsel and secure access from partners' homes.",
    text:
      'Network management shows its worth to law firms late in the afternoon, when a transfer waits in Teraview and a motion record is still ' +
      'uploading. The spare line has to take over by itself; we prove it by pulling the main cable while the clerks watch. Boardrooms deserve as ' +
      'much thought. Opposing counsel, mediators and court reporters ask for Wi-Fi, and they get the internet and nothing more. Scanners and ' +
      "copiers carry disks and address books, so we place, update and erase them like computers. A partner's house gets managed remote access, " +
      "since a teenager's games and a client's affidavit should not meet on one router.",
    points: [
      'Documentary discovery arrives in enormous transfers, which we can move to the night so that phone calls stay clear by day.',
      'Practices that share chambers need a segment each, because confidentiality also covers the page lying in a shared printer.',
      "Keep a mobile hotspot, tried with Teraview and the bank, at the real estate clerk's desk for the day the power fails.",
      'Behind an ethical wall, the scan-to-folder buttons on the copier need the same limits as the folders themselves.',
    ],
  },
  {
    service: 'network-management',
    industry: 'manufacturing',
    lede: 'Wi-Fi that holds between full racks, and machine networks kept apart from the office.',
    text:
      'Steel racks, forklifts and welding bays make a plant one of the harder places to cover with Wi-Fi. A scanner that loses its session ' +
      'between two aisles can mean a pallet counted twice. Network management for manufacturers measures with stock on the shelves, hangs access ' +
      'points where a mast cannot hit them, and tunes scanners to roam. The wired side is divided: ERP and office, CNC and PLC cells, cameras, ' +
      'visiting vendors, with written rules between them. Forgotten switches inside machine cabinets are replaced when the line is down anyway. ' +
      'Controllers that speak only outdated file sharing get a small server as go-between, and the weak protocol stays there.',
    points: [
      'Builders set fixed addresses inside their cells, so renumbering is agreed with them in advance or left alone for good.',
      'Heat, oil mist and vibration wear out office equipment; on the floor we specify industrial switches in closed cabinets.',
      'The night shift should have one step it may take alone, written on the cabinet door, and a number to call.',
      'Light curtains and safety controllers stay off our change list; whoever signs the pre-start review decides about those.',
    ],
  },
  {
    service: 'network-management',
    industry: 'nonprofit-organizations',
    lede: 'Secure internet for charities that work from borrowed halls, storefronts and shared offices.',
    text:
      'Charities rarely choose their rooms. A program meets in a church basement, a school after hours or a storefront on loan, with internet ' +
      'that belongs to someone else. Network management for nonprofits accepts that. At the main office a small firewall replaces the ' +
      "carrier's box, and staff, client computers and the thrift shop's card terminal are separated. At borrowed sites people use a managed " +
      "hotspot or encrypted remote access, and trust the host's Wi-Fi as little as a coffee shop's. Computers for job seekers and newcomers " +
      'are wiped clean after every user. A gala gets a spare modem, because card readers and auction apps peak together.',
    points: [
      'Donated routers often receive no more updates, and volunteers lose hours on them that a modest new one would give back.',
      'Filters on client computers should protect children without hiding the health, shelter or settlement pages that people came for.',
      "A women's shelter should not put its name into the Wi-Fi it broadcasts, since that name reveals a hidden address.",
      'Ask the landlord in writing who owns the cabling and the cabinet before grant money is spent on either.',
    ],
  },
  {
    service: 'network-management',
    industry: 'professional-services',
    lede: 'Faster access to models, drawings and video in the office, and dependable connections for tax season and tender days.',
    text:
      'Everything in a design office is large except the patience for it. Designers save to one Revit model all day, plotters pull enormous ' +
      "sheets, and an agency's editors read video straight off a NAS. Network management for professional firms looks inside first: cable to " +
      'the desks with heavy software, quicker links between switch and storage, Wi-Fi for laptops and meetings. Accountants need something else, ' +
      'a steady route to the CRA and their online tax software when April fills the line. Consultants who host rival clients want guest access ' +
      'that keeps them apart. We measure before anyone buys, because the slow part may be one old patch cable.',
    points: [
      'Tender portals such as MERX and bids&tenders close by the clock, so submission day gets a second route, tried that morning.',
      'Firmware rests in the second half of April for accountants, and in the days ahead of a bid for engineers.',
      'Audit staff back from the field share desks, so every dock is tried with every laptop model before January.',
      "Site trailers and audit rooms on a client's premises get a managed hotspot, which spares everyone a stranger's Wi-Fi.",
    ],
  },
  {
    service: 'network-management',
    industry: 'real-estate',
    lede: 'Building networks, brokerage Wi-Fi and presentation centres, documented and managed by one team.',
    text:
      'Every building a property manager looks after is a small network nobody designed. One contractor installed cameras, another the intercom, a ' +
      'third the heating controls, and the modem hides behind the garbage room. We begin with a drawing. Network management for real estate then ' +
      'gives the building a firewall, separate segments for doors, video and controls, and entrances for contractors that shut behind them. ' +
      "Brokerage offices need other things, mainly good Wi-Fi for agents who drop in with phones of their own. A developer's presentation " +
      'centre must show its models smoothly on launch day. Copper lines to elevator phones and fire panels go on the list too.',
    points: [
      'Nobody should move an elevator or fire alarm line without its monitoring company; our plan records them and stops there.',
      "Tenants' internet and the landlord's systems should share no equipment, or one flooded closet silences both at once.",
      'Underground garages block mobile signals, so the antenna of a backup modem may have to climb a floor or two.',
      'When a building is sold, drawing, device list and passwords are part of what the buyer receives on closing.',
    ],
  },
];
