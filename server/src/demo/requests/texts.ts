/** Demo documents in English and in translation, one sentence per entry. */
export type DemoText = Readonly<Record<string, readonly string[]>> & { readonly enu: readonly string[] }

/** What Apertium makes of the first text in Spanish. The demo's translation is that of a person who corrected it. */
export const dischargeByMachine: readonly string[] = [
  'Yendo a casa después de cirugía',
  'Descanse durante dos días y beba mucha agua.',
  'Tome su medicamento dos veces al día, con comida.',
  'Llámenos inmediatamente si tiene fiebre o la herida abren.',
  'Su cita próxima es en dos semanas.',
]

export const discharge: DemoText = {
  enu: [
    'Going home after surgery',
    'Rest for two days and drink plenty of water.',
    'Take your medicine twice a day, with food.',
    'Call us at once if you have a fever or the wound opens.',
    'Your next appointment is in two weeks.',
  ],
  esj: [
    'De vuelta a casa después de la cirugía',
    'Descanse dos días y beba mucha agua.',
    'Tome su medicamento dos veces al día, con alimentos.',
    'Llámenos de inmediato si tiene fiebre o si se abre la herida.',
    'Su próxima cita es dentro de dos semanas.',
  ],
  vit: [
    'Về nhà sau phẫu thuật',
    'Hãy nghỉ ngơi hai ngày và uống nhiều nước.',
    'Uống thuốc hai lần mỗi ngày, cùng với thức ăn.',
    'Gọi cho chúng tôi ngay nếu quý vị bị sốt hoặc vết mổ bị hở.',
    'Lịch hẹn tiếp theo của quý vị là sau hai tuần.',
  ],
  chs: [
    '手术后回家',
    '请休息两天，多喝水。',
    '每天服药两次，随餐服用。',
    '如果发烧或伤口裂开，请立即给我们打电话。',
    '您的下次预约在两周后。',
  ],
  kor: [
    '수술 후 귀가 안내',
    '이틀 동안 쉬고 물을 충분히 드십시오.',
    '약은 하루 두 번 식사와 함께 복용하십시오.',
    '열이 나거나 상처가 벌어지면 즉시 전화해 주십시오.',
    '다음 진료는 2주 후입니다.',
  ],
  ara: [
    'العودة إلى المنزل بعد الجراحة',
    'استرح يومين واشرب الكثير من الماء.',
    'تناول دواءك مرتين في اليوم مع الطعام.',
    'اتصل بنا فورًا إذا أُصبت بالحمى أو انفتح الجرح.',
    'موعدك القادم بعد أسبوعين.',
  ],
}

export const policyTerms: DemoText = {
  enu: [
    'Your household policy',
    'We insure the contents of your home against fire, theft and water.',
    'Tell us of a loss within seven days.',
    'You may cancel at the end of any year of insurance.',
  ],
  esn: [
    'Su póliza de hogar',
    'Aseguramos el contenido de su vivienda contra incendio, robo y agua.',
    'Comuníquenos un siniestro en un plazo de siete días.',
    'Puede rescindir la póliza al final de cada año de seguro.',
  ],
  fra: [
    'Votre assurance habitation',
    'Nous assurons le contenu de votre logement contre l’incendie, le vol et les dégâts des eaux.',
    'Déclarez-nous tout sinistre dans les sept jours.',
    'Vous pouvez résilier à la fin de chaque année d’assurance.',
  ],
  deu: [
    'Ihre Hausratversicherung',
    'Wir versichern den Inhalt Ihrer Wohnung gegen Feuer, Diebstahl und Wasser.',
    'Melden Sie uns einen Schaden innerhalb von sieben Tagen.',
    'Sie können zum Ende jedes Versicherungsjahres kündigen.',
  ],
}
